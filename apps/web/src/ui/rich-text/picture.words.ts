import { words } from '#platform/words';

export const pictureWords = words('richTextPicture', {
  picture: 'Picture',
  alt: 'What the picture shows',
  altMissing: 'Describe what the picture shows.',
  fileMissing: 'Choose a picture.',
  insert: 'Insert picture',
});
