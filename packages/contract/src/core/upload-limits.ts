export const uploadPurposes = ['avatar', 'picture', 'attachment'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

const megabyte = 1_000_000;

/** The most bytes of a file of each purpose. */
export const uploadLimits: Record<UploadPurpose, number> = {
  avatar: 2 * megabyte,
  picture: 10 * megabyte,
  attachment: 10 * megabyte,
};

/** Pictures that a browser draws and that cannot carry a script. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** What may be attached beside pictures, with the endings that tell apart what looks alike inside. */
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
  // Terminals call their log attlog.dat.
  'text/plain': ['txt', 'dat'],
} as const;
