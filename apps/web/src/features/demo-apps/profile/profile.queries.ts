import { profileContract as contract } from '@horae/contract/demo-apps/profile.contract';
import { type ProfileData, type ProfilePost } from '@horae/contract/demo-apps/profile-data';
import type { RequestOf } from '@horae/contract/route';
import { type InfiniteData, infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const everyProfile = ['profile'];
const everyPostList = [...everyProfile, 'posts'];

type Body<K extends keyof typeof contract> = RequestOf<(typeof contract)[K]> extends { body: infer B } ? B : never;
type Cursor = number | undefined;
type PostPage = { posts: ProfilePost[]; hasMore: boolean };

export const profileQuery = queryOptions({
  queryKey: [...everyProfile, 'data'],
  queryFn: ({ signal }) => call(contract.read, {}, signal),
});

/** Pages of posts, starting from the newest or from one named by a link. */
export function postsQuery(from: number | null, known: ProfileData | undefined) {
  return infiniteQueryOptions({
    queryKey: [...everyPostList, from],
    queryFn: ({ pageParam, signal }) => call(contract.posts, { query: pageParam ? { before: pageParam } : {} }, signal),
    initialPageParam: (from === null ? undefined : from + 1) as Cursor,
    getNextPageParam: ({ posts, hasMore }: PostPage) => (hasMore ? posts.at(-1)?.id : undefined),
    // The newest posts came with the profile.
    ...(from === null &&
      known && {
        initialData: { pages: [{ posts: known.post, hasMore: known.hasMorePosts }], pageParams: [undefined] },
      }),
    enabled: known !== undefined,
  });
}

function changePost(id: number, change: (post: ProfilePost) => ProfilePost): void {
  queryClient.setQueriesData<InfiniteData<PostPage>>({ queryKey: everyPostList }, (current) => {
    if (!current) return current;
    const pages = current.pages.map(({ posts, hasMore }) => ({
      hasMore,
      posts: posts.map((post) => (post.id === id ? change(post) : post)),
    }));
    return { pages, pageParams: current.pageParams };
  });
}

const takeOver = ({ post }: { post: ProfilePost }) => changePost(post.id, () => post);

/** An optimistic update; if the server refuses, the stored state returns. */
export const likePost = mutationOptions({
  mutationFn: (body: Body<'like'>) => call(contract.like, { body }),
  onMutate: async ({ id, isLiked }) => {
    await queryClient.cancelQueries({ queryKey: everyPostList });
    changePost(Number(id), (post) =>
      post.youLiked === isLiked ? post : { ...post, youLiked: isLiked, likes: post.likes + (isLiked ? 1 : -1) },
    );
  },
  onSuccess: takeOver,
  onError: () => queryClient.invalidateQueries({ queryKey: everyPostList }),
});

export const likeComment = mutationOptions({
  mutationFn: (body: Body<'likeComment'>) => call(contract.likeComment, { body }),
  onSuccess: takeOver,
});

export const addComment = mutationOptions({
  mutationFn: ({ key, comment }: Body<'addComment'> & { key: string }) =>
    callTagged(contract.addComment, { body: { comment } }, { idempotencyKey: key }),
  onSuccess: ({ answer }) => takeOver(answer),
});

export const removeComment = mutationOptions({
  mutationFn: (id: number) => call(contract.removeComment, { query: { id } }),
  onSuccess: takeOver,
});

export const addPost = mutationOptions({
  mutationFn: ({ key, post }: Body<'addPost'> & { key: string }) =>
    callTagged(contract.addPost, { body: { post } }, { idempotencyKey: key }),
  // Not awaited: the form is usable again as soon as the post is stored.
  onSuccess: () => void queryClient.invalidateQueries({ queryKey: everyProfile }),
  meta: { showsError: true },
});

export const removePost = mutationOptions({
  mutationFn: (id: number) => call(contract.removePost, { query: { id } }),
  meta: { refreshes: everyProfile },
});

function changeProfile(change: (data: ProfileData) => ProfileData): void {
  queryClient.setQueryData(profileQuery.queryKey, (current) => current && change(current));
}

const lists = { page: 'suggestedPages', feed: 'twitterFeeds', person: 'suggestions', account: 'suggestions' } as const;

export const starItem = mutationOptions({
  mutationFn: (body: Body<'star'>) => call(contract.star, { body }),
  onMutate: async ({ kind, id, isStarred }) => {
    await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
    const list = lists[kind];
    const mark = list === 'suggestions' ? { isFollowed: isStarred } : { favorite: isStarred };
    const isMeant = (item: { id: number; kind?: string }) => item.id === id && (item.kind ?? kind) === kind;
    changeProfile((data) => ({
      ...data,
      [list]: data[list].map((item) => (isMeant(item) ? Object.assign({}, item, mark) : item)),
    }));
  },
  onError: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
});

export const votePoll = mutationOptions({
  mutationFn: (optionId: number) => call(contract.vote, { body: { optionId } }),
  onSuccess: ({ poll, polls }) => changeProfile((data) => ({ ...data, poll, polls })),
});

export const updateCover = mutationOptions({
  mutationFn: (coverImg: string) =>
    call(contract.updateCover, { body: { coverImg: coverImg as Body<'updateCover'>['coverImg'] } }),
  onSuccess: ({ header }) => changeProfile((data) => ({ ...data, header })),
});
