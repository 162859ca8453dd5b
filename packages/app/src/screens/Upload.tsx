import { documentTypes } from '@patunay/fixtures';
import { PageHeader, Stack, UploadForm } from '@patunay/ui';
import type { UploadSubmission } from '@patunay/ui';
import { headerOf } from '../pages';
import { useToast } from '../shell/toast';

/** `/upload`: bulk upload for one client. */
export function Component() {
  const showToast = useToast();

  const upload = ({ clientType, clientName, documentType, files }: UploadSubmission) => {
    const data = {
      clientType,
      clientName,
      documentType,
      files: files.map(({ name, size, type }) => ({ name, size, type })),
    };
    // Log the names separately: consoles collapse nested objects.
    console.log('Upload', data, files.map(({ name }) => name).join(', '));
    const count = files.length === 1 ? '1 file was' : `${files.length} files were`;
    showToast(`Sample only: ${count} not sent`, 'neutral');
  };

  return (
    <Stack gap="5">
      <PageHeader {...headerOf('Upload')} />
      <UploadForm documentTypes={documentTypes} onUpload={upload} />
    </Stack>
  );
}
