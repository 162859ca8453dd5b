export { UploadForm } from './UploadForm';
export type { UploadFormProps, UploadSubmission } from './UploadForm';
