import type { errorTexts } from '../../packages/ui/src/patterns/errorTexts';

/** The story that shows each error text. Every run of the story asserts that it does. */
export const errorStories = {
  clientNotFound: 'screens-client--unknown-client',
  documentNotFound: 'screens-document--unknown-document',
  documentTypeMissing: 'patterns-uploadform--document-type-missing',
  clientNameMissing: 'patterns-uploadform--client-name-missing',
  filesSkipped: 'patterns-uploadform--some-skipped',
  previewNotAvailable: 'components-filepreview--pdf',
  applicationError: 'screens-error-page--unknown-route',
} as const satisfies Record<keyof typeof errorTexts, string>;
