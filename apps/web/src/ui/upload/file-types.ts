import { documentTypes, pictureTypes, type UploadPurpose } from '@horae/contract/core/upload-limits';

const pictures = { types: pictureTypes, typeNames: 'PNG, JPEG, GIF or WebP' };

const attachments = {
  types: [...pictureTypes, ...Object.keys(documentTypes)],
  typeNames: 'picture, PDF, office, ZIP or text',
};

/** Returns the file types that the server accepts for a purpose. */
export const typesFor = (purpose: UploadPurpose) => (purpose === 'attachment' ? attachments : pictures);
