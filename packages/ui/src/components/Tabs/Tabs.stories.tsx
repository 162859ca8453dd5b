import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Guidance } from '../../stories/Guidance';
import { looksDifferent } from '../../stories/pseudoStates';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs';

const views = [
  { value: 'bank', label: 'Bank Statements' },
  { value: 'utility', label: 'Utility Bills' },
  { value: 'rejected', label: 'Rejected Documents' },
  { value: 'approved', label: 'Approved Documents' },
];

const meta = {
  title: 'Components/Tabs',
  tags: ['navigation'],
  parameters: { alsoCalled: ['tab bar', 'segmented control'] },
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: {
    defaultValue: 'bank',
    onValueChange: fn(),
    children: (
      <>
        <TabsList label="Reports">
          {views.map(({ value, label }) => (
            <TabsTrigger key={value} value={value}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {views.map(({ value, label }) => (
          <TabsContent key={value} value={value}>
            Details of {label}.
          </TabsContent>
        ))}
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four tabs, the first selected. */
export const Default: Story = {
  parameters: {
    spoken: [
      'tabs, Reports',
      'tab, Bank Statements, selected',
      'tab, Utility Bills',
      'tab, Rejected Documents',
      'tab, Approved Documents',
      'tab panel, Bank Statements',
      'Details of Bank Statements.',
    ],
  },
};

/** In a narrow container the tabs form two columns instead of scrolling. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

/** Right to left: the order of the tabs is mirrored. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
};

/** The tabs inherit the direction of the surrounding text, for the arrow keys too. */
export const InRightToLeftText: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(first!.right).toBeGreaterThan(second!.left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Utility Bills');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Bank Statements');
  },
};

/** Selected, default, hover, focus and disabled. */
export const States: Story = {
  name: 'Selected, hover, focus, disabled',
  args: {
    children: (
      <>
        <TabsList label="Reports">
          <TabsTrigger value="bank">Selected</TabsTrigger>
          <TabsTrigger value="rest" data-show="rest">
            At rest
          </TabsTrigger>
          <TabsTrigger value="hover" data-show="hover">
            Hover
          </TabsTrigger>
          {/* Radix would set this `tabIndex` when the tab gets focus. */}
          <TabsTrigger value="focus" data-show="focus" tabIndex={0}>
            Focus
          </TabsTrigger>
          <TabsTrigger value="disabled" disabled>
            Disabled
          </TabsTrigger>
        </TabsList>
        <TabsContent value="bank">Details</TabsContent>
      </>
    ),
  },
  parameters: { pseudo: { hover: '[data-show=hover]', focusVisible: '[data-show=focus]' } },
  play: looksDifferent('[data-show=rest]', '[aria-selected=true]', ':disabled'),
};

/** Arrow keys move between tabs and select them; Home and End go to the first and the last. */
export const ArrowKeys: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Utility Bills' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('utility');
    await expect(canvas.getByRole('tabpanel', { name: 'Utility Bills' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      'Approved Documents',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Bank Statements');
  },
};

/** Right and wrong uses. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  tags: ['!autodocs'],
  render: () => (
    <Guidance
      pairs={[
        {
          do: (
            <Tabs defaultValue="bank">
              <TabsList label="Reports of banks">
                <TabsTrigger value="bank">Bank Statements</TabsTrigger>
                <TabsTrigger value="utility">Utility Bills</TabsTrigger>
              </TabsList>
              <TabsContent value="bank">Bangko Sampaguita, 212 statements</TabsContent>
              <TabsContent value="utility">Luntian, 96 bills</TabsContent>
            </Tabs>
          ),
          why: 'Views of the same kind, each named by a noun.',
          dont: (
            <Tabs defaultValue="one">
              <TabsList label="Steps">
                <TabsTrigger value="one">1. Choose</TabsTrigger>
                <TabsTrigger value="two">2. Confirm</TabsTrigger>
              </TabsList>
              <TabsContent value="one">Choose a document.</TabsContent>
              <TabsContent value="two">Confirm.</TabsContent>
            </Tabs>
          ),
          whyNot: 'Steps have an order; tabs can be visited in any.',
        },
        {
          do: (
            <Tabs defaultValue="rejected">
              <TabsList label="Decisions">
                <TabsTrigger value="rejected">Rejected Documents</TabsTrigger>
                <TabsTrigger value="approved">Approved Documents</TabsTrigger>
              </TabsList>
              <TabsContent value="rejected">Three documents</TabsContent>
              <TabsContent value="approved">Two documents</TabsContent>
            </Tabs>
          ),
          why: 'A tab shows another view of this page.',
          dont: (
            <Tabs defaultValue="clients">
              <TabsList label="Pages">
                <TabsTrigger value="clients">Clients</TabsTrigger>
                <TabsTrigger value="upload">Bulk Upload</TabsTrigger>
                <TabsTrigger value="review">Review</TabsTrigger>
              </TabsList>
            </Tabs>
          ),
          whyNot: 'Pages have URLs of their own: links can be opened in a new tab, tabs cannot.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 600, scale: 0.7, on: 'window', from: { x: -20, y: -20 } } },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Reports">
        {views.slice(0, 3).map(({ value, label }) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {views.slice(0, 3).map(({ value, label }) => (
        <TabsContent key={value} value={value}>
          Details of {label}.
        </TabsContent>
      ))}
    </Tabs>
  ),
};
