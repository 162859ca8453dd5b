import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomyOf } from '../../stories/Anatomy';
import { examples } from '../../stories/examples';
import { Guidance } from '../../stories/Guidance';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const clearSearch = <Button>Clear search</Button>;
const upload = <Button>Upload Document</Button>;

const meta = {
  title: 'Components/EmptyState',
  tags: ['feedback'],
  parameters: { alsoCalled: ['blank slate', 'illustrated message', 'placeholder'] },
  component: EmptyState,
  args: { title: 'No documents yet' },
  argTypes: { action: examples({ None: undefined, 'Clear search': clearSearch, Upload: upload }) },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A title alone. */
export const Default: Story = {};

/** With a sentence and a button; `headingLevel` renders the title as a heading. */
export const WithAction: Story = {
  args: {
    title: 'No clients match your search',
    children: 'Look for a part of the name, in any letter case.',
    action: clearSearch,
    headingLevel: 2,
  },
  parameters: {
    spoken: [
      'heading, level 2, No clients match your search',
      'Look for a part of the name, in any letter case.',
      'button, Clear search',
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'No clients match your search' }),
    ).toBeVisible();
  },
};

/** Long text wraps; the sentence below the title keeps a readable line length. */
export const LongText: Story = {
  args: {
    title: 'Wala pang naisusumiteng dokumento ang kliyenteng ito para sa buwan ng Nobyembre',
    children:
      'Kapag may naisumite na, makikita rito ang pangalan ng dokumento, ang uri nito at ang petsa ng pagpasa, kasama ang kalagayan ng pagsusuri.',
  },
};

/** Its parts. */
export const Anatomy: Story = {
  ...anatomyOf(
    ['Drawing', 'Decorative.', 'top', 'svg'],
    ['Title', 'What is missing.', 'start', 'h2'],
    ['Text', 'Optional: why, or what to do about it.', 'end', 'h2 + div'],
    ['Action', 'Optional: the way out.', 'bottom', 'button'],
  ),
  args: WithAction.args,
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
            <EmptyState title="No clients match your search" action={<Button>Clear search</Button>}>
              Look for a part of the name.
            </EmptyState>
          ),
          why: 'It says why, and offers the way out.',
          dont: <EmptyState title="No data" />,
          whyNot: '“No data” does not say whether something is broken.',
        },
        {
          do: <EmptyState title="No documents yet" />,
          why: 'A calm sentence where the rows would be.',
          dont: <Alert tone="danger" message="Error: there are no documents." />,
          whyNot: 'Nothing has failed: a new client simply has no documents.',
        },
      ]}
    />
  ),
};

export const Cover: Story = {
  tags: ['cover', '!dev', '!autodocs'],
  parameters: { cover: { width: 360, scale: 0.62 } },
  args: { children: 'Upload the first one.', action: upload },
};
