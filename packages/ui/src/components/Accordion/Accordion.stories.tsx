import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldStates, looksDifferent } from '../../stories/pseudoStates';
import { Accordion, AccordionContent, AccordionHeader, AccordionItem } from './Accordion';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionHeader, AccordionContent },
  args: {
    onValueChange: fn(),
    children: ['Fields', 'Pages', 'Checks'].map((title) => (
      <AccordionItem key={title} value={title}>
        <AccordionHeader>{title}</AccordionHeader>
        <AccordionContent>What there is to say about {title.toLowerCase()}.</AccordionContent>
      </AccordionItem>
    )),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All items closed. */
export const Default: Story = {};

/** One item open. */
export const Open: Story = { args: { defaultValue: 'Pages' } };

/** Default, hover, focus (the ring is inset, so that the next item does not cover it) and disabled headers. */
export const States: Story = {
  name: 'Hover, focus, disabled',
  args: {
    children: fieldStates.map((state) => (
      <AccordionItem key={state} value={state} disabled={state === 'disabled'}>
        <AccordionHeader data-show={state}>{state}</AccordionHeader>
        <AccordionContent>What there is to say.</AccordionContent>
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
