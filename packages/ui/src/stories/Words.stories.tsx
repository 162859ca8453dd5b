import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dropzone } from '../components/Dropzone';
import { Pager } from '../components/Pager';
import { SearchField } from '../components/SearchField';
import { Stack } from '../components/Stack';
import { WordsProvider } from '../words';
import type { PartialWords } from '../words';

const german = {
  Dropzone: { prompt: 'Dateien hierher ziehen', browse: 'Dateien auswählen' },
  Pager: {
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
  },
} satisfies PartialWords;

/**
 * Wraps the app once, at its root. Renders no element. The labels that you pass as props are yours to translate. The
 * product's own text, in patterns, comes from the specification and is fixed.
 */
const meta = {
  title: 'Foundations/Words',
  component: WordsProvider,
  args: {
    words: german,
    children: (
      <Stack>
        <SearchField label="Kunden suchen" defaultValue="Maria" />
        <Dropzone label="Dokumente" onFilesAdd={() => undefined} />
        <Pager label="Seiten" pageCount={5} />
      </Stack>
    ),
  },
  parameters: {
    chromatic: {
      disableSnapshot: true,
      reason:
        'Only the words differ from the components’ own screenshots, and the play function checks them.',
    },
  },
} satisfies Meta<typeof WordsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words that are not replaced stay English, such as the name of the button that clears the search. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dateien auswählen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seite 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};
