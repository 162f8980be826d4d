import { blogContract as contract } from '@horae/contract/demo-apps/blog.contract';
import type { RequestOf } from '@horae/contract/route';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everythingInBlog = ['blog'];

export type PostInput = RequestOf<typeof contract.add>['body']['post'];
export type CommentInput = RequestOf<typeof contract.addComment>['body']['comment'];

export const postsQuery = queryOptions({
  queryKey: [...everythingInBlog, 'list'],
  queryFn: ({ signal }) => call(contract.list, {}, signal),
});

export const sidebarQuery = queryOptions({
  queryKey: [...everythingInBlog, 'sidebar'],
  queryFn: ({ signal }) => call(contract.sidebar, {}, signal),
});

/** A post by the part of its URL: its id or its slug. */
export function postQuery(which: { id: number } | { slug: string }) {
  return queryOptions({
    queryKey: [...everythingInBlog, 'post', which],
    queryFn: ({ signal }) => call(contract.detail, { query: which }, signal),
  });
}

/** A post as it was when the form opened, even if it changes meanwhile. */
export function postToEditQuery(id: number) {
  return queryOptions({
    queryKey: ['post-to-edit', id],
    queryFn: ({ signal }) => callTagged(contract.edit, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const meta = { refreshes: everythingInBlog };
const shown = { ...meta, showsError: true };

export const addPost = mutationOptions({
  mutationFn: ({ post, key }: { post: PostInput; key: string }) =>
    callTagged(contract.add, { body: { post } }, { idempotencyKey: key }),
  meta: shown,
});

export const updatePost = mutationOptions({
  mutationFn: ({ id, post, tag }: { id: number; post: PostInput; tag: string }) =>
    callTagged(contract.update, { body: { id, post } }, { ifMatch: tag }),
  meta: shown,
});

export const removePost = mutationOptions({
  mutationFn: (id: number) => call(contract.remove, { query: { id } }),
  meta,
});

export const bookmarkPost = mutationOptions({
  mutationFn: (body: { id: number; isBookmarked: boolean }) => call(contract.bookmark, { body }),
  meta,
});

export const addComment = mutationOptions({
  mutationFn: ({ comment, key }: { comment: CommentInput; key: string }) =>
    callTagged(contract.addComment, { body: { comment } }, { idempotencyKey: key }),
  meta: shown,
});

export const removeComment = mutationOptions({
  mutationFn: (id: number) => call(contract.removeComment, { query: { id } }),
  meta,
});
