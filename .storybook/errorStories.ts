import type { errorTexts } from '../packages/ui/src/errorTexts';

/** The story that shows each text of the error catalogue; that it does is checked whenever the story runs. */
export const errorStories = {
  clientNotFound: 'screens-client--unknown-client',
  documentNotFound: 'screens-document--unknown-document',
  documentTypeMissing: 'patterns-uploadform--document-type-missing',
  clientNameMissing: 'patterns-uploadform--client-name-missing',
  filesSkipped: 'patterns-uploadform--some-skipped',
  previewNotAvailable: 'components-filepreview--pdf',
  applicationError: 'screens-error-page--unknown-route',
} as const satisfies Record<keyof typeof errorTexts, string>;
