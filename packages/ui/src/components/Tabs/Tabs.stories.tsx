import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs';

const views = [
  { value: 'bank', label: 'Bank Statements' },
  { value: 'utility', label: 'Utility Bills' },
  { value: 'rejected', label: 'Rejected Documents' },
  { value: 'approved', label: 'Approved Documents' },
];

const meta = {
  title: 'Components/Tabs',
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
            What there is to see of {label}.
          </TabsContent>
        ))}
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Another tab than the first. */
export const LastTab: Story = { args: { defaultValue: 'approved' } };

/** A tab that cannot be chosen. */
export const Disabled: Story = {
  args: {
    defaultValue: 'bank',
    children: (
      <>
        <TabsList label="Reports">
          <TabsTrigger value="bank">Bank Statements</TabsTrigger>
          <TabsTrigger value="utility" disabled>
            Utility Bills
          </TabsTrigger>
        </TabsList>
        <TabsContent value="bank">What there is to see.</TabsContent>
        <TabsContent value="utility">Out of reach.</TabsContent>
      </>
    ),
  },
};

/** In a narrow place the tabs make two columns instead of scrolling out of sight. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

/** In a right-to-left text the tabs run the other way. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
};

/** Pointer over the tabs. */
export const Hover: Story = { parameters: { pseudo: { hover: ['[role=tab]'] } } };

/** Reached by keyboard. */
export const Focus: Story = {
  parameters: { pseudo: { focusVisible: ['[role=tab][data-state=active]'] } },
};

/** Arrow keys move along the tabs and show each; Home and End go to the first and the last. */
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
