import { errorTexts } from '../../packages/ui/src/patterns/errorTexts';
import { errorStories } from '../errorStories';

/** When each text is shown. */
const occasions: Record<keyof typeof errorTexts, string> = {
  clientNotFound: 'The client id in the URL is unknown.',
  documentNotFound:
    'The client or document id in the URL is unknown, or the document belongs to another client.',
  documentTypeMissing: 'Files are dropped or browsed before a document type is selected.',
  clientNameMissing:
    'Files are added before a client name is entered; only spaces count as no name.',
  filesSkipped: 'Some of the added files do not end in pdf, jpg, jpeg or png.',
  previewNotAvailable: 'The previewed file is not an image.',
  applicationError: 'Any other failure, and any unknown URL.',
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
