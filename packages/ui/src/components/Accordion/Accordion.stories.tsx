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

/** All items closed; the arrow says that there is more. */
export const Default: Story = {};

/** One item open. */
export const Open: Story = { args: { defaultValue: 'Pages' } };

/** At rest, under the pointer, reached by keyboard (the ring lies inside, so that no neighbour covers it), and one that cannot be opened. */
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

/** Arrow keys move between the headers, Enter opens and closes, and one item is open at a time. */
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
