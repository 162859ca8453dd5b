import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Guidance } from '../../stories/Guidance';
import { fieldStates, looksDifferent } from '../../stories/pseudoStates';
import { Accordion, AccordionContent, AccordionHeader, AccordionItem } from './Accordion';

const meta = {
  title: 'Components/Accordion',
  tags: ['navigation'],
  parameters: { alsoCalled: ['disclosure', 'expander', 'collapsible'] },
  component: Accordion,
  subcomponents: { AccordionItem, AccordionHeader, AccordionContent },
  args: {
    onValueChange: fn(),
    children: ['Fields', 'Pages', 'Checks'].map((title) => (
      <AccordionItem key={title} value={title}>
        <AccordionHeader>{title}</AccordionHeader>
        <AccordionContent>Details of {title.toLowerCase()}.</AccordionContent>
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All items closed. */
export const Default: Story = {
  parameters: {
    spoken: [
      'heading, level 3',
      'button, Fields, collapsed',
      'heading, level 3',
      'button, Pages, collapsed',
      'heading, level 3',
      'button, Checks, collapsed',
    ],
  },
};

/** One item open. */
export const Open: Story = {
  args: { defaultValue: 'Pages' },
  parameters: {
    spoken: [
      'heading, level 3',
      'button, Fields, collapsed',
      'heading, level 3',
      'button, Pages, expanded',
      'region, Pages',
      'Details of pages.',
      'heading, level 3',
      'button, Checks, collapsed',
    ],
  },
};

/** Default, hover, focus (the ring is inside the item's border) and disabled headers. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  args: {
    children: fieldStates.map((state) => (
      <AccordionItem key={state} value={state} disabled={state === 'disabled'}>
        <AccordionHeader data-show={state}>{state}</AccordionHeader>
        <AccordionContent>Details</AccordionContent>
      </AccordionItem>
    )),
  },
  parameters: {
    pseudo: { hover: '[data-show=hover]', focusVisible: '[data-show=focus]' },
  },
  play: looksDifferent('[data-show=rest]', ':disabled'),
};

/** Arrow keys move between headers, Enter toggles an item, and only one item is open at a time. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Pages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Pages');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Pages' })).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Checks' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
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
            <Accordion defaultValue="fraud">
              {['Metadata', 'Fraud Detection'].map((title) => (
                <AccordionItem key={title} value={title === 'Metadata' ? 'metadata' : 'fraud'}>
                  <AccordionHeader>{title}</AccordionHeader>
                  <AccordionContent>Ten checks, one error.</AccordionContent>
                </AccordionItem>
              ))}
            </Accordion>
          ),
          why: 'What needs attention is open.',
          dont: (
            <Accordion>
              <AccordionItem value="more">
                <AccordionHeader>More</AccordionHeader>
                <AccordionContent>Ten checks, one error.</AccordionContent>
              </AccordionItem>
            </Accordion>
          ),
          whyNot: '“More” hides an error behind a word that says nothing.',
        },
        {
          do: (
            <Accordion>
              {['Utility Bill Fields', 'Metadata', 'Fraud Detection'].map((title) => (
                <AccordionItem key={title} value={title}>
                  <AccordionHeader>{title}</AccordionHeader>
                  <AccordionContent>What was found.</AccordionContent>
                </AccordionItem>
              ))}
            </Accordion>
          ),
          why: 'Long parts of one subject, read one at a time.',
          dont: (
            <Accordion defaultValue="id">
              <AccordionItem value="name">
                <AccordionHeader>Name</AccordionHeader>
                <AccordionContent>Maria Teresa Ibañez</AccordionContent>
              </AccordionItem>
              <AccordionItem value="id">
                <AccordionHeader>User ID</AccordionHeader>
                <AccordionContent>CL-1001</AccordionContent>
              </AccordionItem>
            </Accordion>
          ),
          whyNot: 'One-line values hidden behind a click: use a DescriptionList.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 340, scale: 0.76 } },
  args: { defaultValue: 'Pages' },
};
