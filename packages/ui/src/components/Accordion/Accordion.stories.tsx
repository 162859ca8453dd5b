import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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

export const Default: Story = {};

/** One item open. */
export const Open: Story = { args: { defaultValue: 'Pages' } };

/** An item that cannot be opened. */
export const Disabled: Story = {
  args: {
    children: (
      <AccordionItem value="fields" disabled>
        <AccordionHeader>Fields</AccordionHeader>
        <AccordionContent>Out of reach.</AccordionContent>
      </AccordionItem>
    ),
  },
};

/** A long header wraps beside its arrow. */
export const LongHeader: Story = {
  args: {
    children: (
      <AccordionItem value="fields">
        <AccordionHeader>
          Mga patlang ng katibayan ng pagpapatala ng negosyo na kailangang punan bago matapos ang
          araw
        </AccordionHeader>
        <AccordionContent>Nothing more.</AccordionContent>
      </AccordionItem>
    ),
  },
  decorators: [(Story) => <div className="sb-narrow">{Story()}</div>],
};

/** In a right-to-left text the arrow changes sides. */
export const RightToLeft: Story = {
  args: { defaultValue: 'Pages' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

/** Pointer over a header. */
export const Hover: Story = { parameters: { pseudo: { hover: ['button'] } } };

/** Reached by keyboard: the ring lies inside, so that no neighbour covers it. */
export const Focus: Story = {
  parameters: { pseudo: { focusVisible: ['button'] } },
};

/** Arrow keys move between the headers, Enter opens and closes. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Pages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Pages');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Pages' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
