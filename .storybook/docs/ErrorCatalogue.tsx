import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { errorStories } from '../errorStories';

/** When each text is shown. */
const occasions: Record<keyof typeof errorTexts, string> = {
  clientNotFound: 'The URL of a client page names no client.',
  documentNotFound: 'The URL of a document page names no document of that client.',
  documentTypeMissing: 'Files arrive, dropped or browsed, before a document type is chosen.',
  clientNameMissing: 'Files arrive before a client name is entered; blanks are none.',
  filesSkipped: 'Some of the files that arrive end in none of pdf, jpg, jpeg and png.',
  previewNotAvailable: 'The file that is looked at is no image.',
  applicationError: 'Any other failure, and any URL without a page.',
};

/** The specification's error texts, in its order, each with the story that shows it. */
export function ErrorCatalogue() {
  return (
    <table>
      <thead>
        <tr>
          <th>Text</th>
          <th>When</th>
          <th>Story</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(errorTexts) as (keyof typeof errorTexts)[]).map((key) => (
          <tr key={key}>
            <td>
              <strong>{errorTexts[key]}</strong>
            </td>
            <td>{occasions[key]}</td>
            <td>
              <a href={`./?path=/story/${errorStories[key]}`} target="_top">
                {'See\u00a0it'}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
