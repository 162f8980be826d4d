export const uploadPurposes = ['avatar', 'picture', 'attachment'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const megabyte = 1_000_000;

/** Maximum file size in bytes per purpose. */
export const uploadLimits: Record<UploadPurpose, number> = {
  avatar: 2 * megabyte,
  picture: 10 * megabyte,
  attachment: 10 * megabyte,
};

/** Picture types that browsers display and that cannot contain scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/**
 * Attachment types besides pictures, with the file extensions that distinguish types with the same content signature.
 */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/zip': ['zip'],
  'text/csv': ['csv'],
  'text/calendar': ['ics'],
  // Terminals name their log attlog.dat.
  'text/plain': ['txt', 'dat'],
} as const;
