import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { autocompleteContract as autocomplete } from '@horae/contract/demo-apps/autocomplete.contract';
import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { faqContract as faq, faqCategories } from '@horae/contract/demo-apps/faq.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { pricingContract as pricing } from '@horae/contract/demo-apps/pricing.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const ofChat = async () => (await api.asClient(chat.open, { query: { id: 1 } })).body.chat;
const mails = async () => (await api.asClient(email.list, { query: { folder: 'inbox' } })).body.emails;
const cards = async () => (await api.asAdmin(kanban.tasks)).body;
const invoiceList = async () => (await api.asAdmin(invoices.list)).body.allData;
const shelves = async () => (await api.asClient(shop.list)).body;
const contacts = async () => (await api.asClient(chat.people)).body;
const plans = async () => (await api.asClient(pricing.read)).body;
const tasks = async () => (await api.asClient(todo.list)).body;
const questions = async () => {
  const { body } = await api.asClient(faq.list);
  return faqCategories.map((name) => body[name]!);
};

it.each<[string, () => Promise<unknown>, string, string?]>([
  ['ProfileUser', async () => (await api.asClient(chat.profile)).body, 'id avatar fullName role about status settings'],
  ['Contact', async () => (await contacts()).contacts, 'id fullName role about avatar status'],
  ['a contact with a chat', async () => (await contacts()).chatsContacts, 'id fullName role about avatar status chat'],
  ['its chat', async () => (await contacts()).chatsContacts.map((one) => one.chat), 'id unseenMsgs lastMessage'],
  ['Chat', ofChat, 'id userId unseenMsgs chat'],
  ['Message', async () => (await ofChat())!.chat, 'message time senderId'],
  ['Task', tasks, 'id title dueDate description assignee tags isCompleted isDeleted isImportant'],
  ['an assignee', async () => (await tasks()).flatMap(({ assignee }) => assignee ?? []), 'fullName avatar'],
  ['Email', mails, 'id from to subject cc bcc message attachments isStarred labels time replies folder isRead'],
  ['a sender', async () => (await mails()).map(({ from }) => from), 'email name avatar'],
  ['an addressee', async () => (await mails()).flatMap(({ to }) => to), 'name email'],
  ['an attachment', async () => (await mails()).flatMap((one) => one.attachments), 'fileName thumbnail url size'],
  [
    'an opened mail',
    async () => (await api.asClient(email.one, { query: { id: (await mails())[0]!.id } })).body,
    'id from to subject cc bcc message attachments isStarred labels time replies folder isRead hasPreviousMail hasNextMail',
  ],
  ['CalEvent', async () => (await api.asClient(calendar.list)).body, 'id url title start end allDay extendedProps'],
  ['Board', async () => (await api.asAdmin(kanban.boards)).body, 'id title'],
  ['KTask', cards, 'id boardId title description labels dueDate attachments comments assignedTo', 'coverImage'],
  ['an attachment of a card', async () => (await cards()).flatMap((card) => card.attachments), 'name img'],
  ['a comment on a card', async () => (await cards()).flatMap((card) => card.comments), 'name img comment'],
  ['an assignee of a card', async () => (await cards()).flatMap((card) => card.assignedTo), 'title img'],
  ['Invoice', invoiceList, 'id issuedDate client service total avatar invoiceStatus balance dueDate'],
  [
    'Client',
    async () => (await api.asAdmin(invoices.clients)).body,
    'address company companyEmail country contact name',
  ],
  [
    'the payment details',
    async () => (await api.asAdmin(invoices.one, { params: { id: 4987 } })).body.paymentDetails,
    'totalDue bankName country iban swiftCode',
  ],
  [
    'User',
    async () => (await api.asAdmin(users.all)).body,
    'id billing fullName company role username country contact email currentPlan status avatar',
  ],
  ['Permission', async () => (await api.asAdmin(permissions.list)).body.allData, 'id name assignedTo createdDate'],
  [
    'Employee',
    async () => (await api.asAdmin(employees.all)).body,
    'responsive_id id avatar full_name post email city start_date salary age experience status',
  ],
  [
    'Product',
    async () => (await shelves()).products,
    'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions',
  ],
  ['WishItem', async () => (await shelves()).userWishlist, 'id productId'],
  ['CartItem', async () => (await shelves()).userCart, 'id productId qty'],
  [
    'a product in the cart',
    async () => (await api.asClient(shop.cart)).body.products,
    'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions qty shippingDate offers discountPercentage',
  ],
  [
    'Plan',
    async () => [(await plans()).basicPlan, (await plans()).standardPlan, (await plans()).enterprisePlan],
    'title img subtitle monthlyPrice yearlyPlan planBenefits popular',
  ],
  ['the price by year', async () => (await plans()).standardPlan.yearlyPlan, 'perMonth totalAnnual'],
  ['a question about prices', async () => (await plans()).qandA, 'question ans'],
  ['a category of questions', questions, 'icon title subtitle qandA'],
  ['a question', async () => (await questions()).flatMap(({ qandA }) => qandA), 'question ans'],
  ['an area', async () => (await api.asClient(faq.areas)).body, 'id category img title desc'],
  ['a topic', async () => (await api.asClient(faq.topics)).body, 'id title icon iconColor questions'],
  [
    'a question of a topic',
    async () => (await api.asClient(faq.topics)).body.flatMap((topic) => topic.questions),
    'id question slug',
  ],
  [
    'a page that can be bookmarked',
    async () => (await api.asClient(bookmarks.list)).body.suggestions,
    'id target title link icon isBookmarked',
  ],
  ['an item', async () => (await api.asAdmin(autocomplete.list)).body.autoComplete, 'title rank id'],
])('%s holds exactly its fields', async (_what, read, names, mayHold) => {
  const records = [await read()].flat();

  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    const held = Object.keys(Object(record)).filter((name) => name !== mayHold);
    expect(held.toSorted()).toEqual(names.split(' ').toSorted());
  }
});
