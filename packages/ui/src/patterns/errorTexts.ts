/** The specification's error catalogue (section 8), word for word. Nothing else defines these texts. */
export const errorTexts = {
  clientNotFound: 'Client not found',
  documentNotFound: 'Document not found',
  documentTypeMissing: 'Please select a document type before uploading',
  clientNameMissing: 'Please enter a client name before uploading',
  filesSkipped: 'Some files were skipped. Only PDF, JPG, and PNG files are supported.',
  previewNotAvailable: 'Preview not available for this file type',
  applicationError: 'Unexpected Application Error!',
} as const;
