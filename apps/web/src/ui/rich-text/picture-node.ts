import { mergeAttributes, Node } from '@tiptap/react';

/** A picture on a line of its own, at an address of this server, with what it shows in words. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes() {
    return { src: { default: '' }, alt: { default: '' } };
  },
  parseHTML() {
    return [{ tag: 'img[src^="/"]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['img', mergeAttributes(HTMLAttributes)];
  },
});
