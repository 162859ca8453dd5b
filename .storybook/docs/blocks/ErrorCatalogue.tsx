import { errorTexts } from '../../../packages/ui/src/patterns/errorTexts';
import { storyOf } from '../specification/sentences';

/** When each text is shown. */
const occasions: Record<keyof typeof errorTexts, string> = {
  clientNotFound: 'The client in the URL doesn’t exist.',
  documentNotFound: 'The document in the URL doesn’t exist, or belongs to another client.',
  documentTypeMissing: 'Files are added before a document type is selected.',
  clientNameMissing: 'Files are added before a client name is entered; spaces alone don’t count.',
  filesSkipped: 'At least one added file has an extension other than pdf, jpg, jpeg or png.',
  previewNotAvailable: 'The selected file is not an image.',
  applicationError: 'Anything else fails, or the URL matches no route.',
};

/** The error texts of the specification (section 8), in its order, each with the story that shows it. */
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
              <a href={`./?path=/story/${storyOf(errorTexts[key])}`} target="_top">
                {'See\u00a0it'}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
