import { z } from 'zod';
import { Id, isNotBlank } from '../fields';
import { Moment } from '../moment';

export type Board = z.infer<typeof Board>;
export const Board = z.object({ id: z.int(), title: z.string() });
const Attachment = z.object({ name: z.string(), img: z.string() });
const Comment = z.object({ name: z.string(), img: z.string(), comment: z.string() });
const Assignee = z.object({ title: z.string(), img: z.string() });

export type Card = z.infer<typeof Card>;
export const Card = z.object({
  id: z.int(),
  boardId: z.int(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  dueDate: z.string().nullable(),
  attachments: z.array(Attachment),
  comments: z.array(Comment),
  assignedTo: z.array(Assignee),
  coverImage: z.string().optional(),
});

const CardFields = z.object({
  boardId: Id,
  title: z.string().max(255).refine(isNotBlank, 'Enter a title.'),
  description: z.string(),
  labels: z.array(z.string()),
  dueDate: Moment.nullable(),
  attachments: z.array(Attachment),
  comments: z.array(Comment),
  assignedTo: z.array(Assignee),
  coverImage: z.string().nullable().meta({ description: 'null takes the picture off' }),
});

export type NewCard = z.infer<typeof NewCard>;
export const NewCard = CardFields.extend({
  description: CardFields.shape.description.default(''),
  labels: CardFields.shape.labels.default([]),
  dueDate: CardFields.shape.dueDate.default(null),
  attachments: CardFields.shape.attachments.default([]),
  comments: CardFields.shape.comments.default([]),
  assignedTo: CardFields.shape.assignedTo.default([]),
  coverImage: CardFields.shape.coverImage.default(null),
});

export type CardChange = z.infer<typeof CardChange>;
export const CardChange = CardFields.partial().extend({ id: Id });
