export { UploadForm } from './UploadForm';
export type { UploadFormProps, UploadSubmission } from './UploadForm';
export type { UploadClientType } from './uploadState';
