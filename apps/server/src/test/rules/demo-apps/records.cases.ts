import { autocompleteContract as autocomplete } from '@horae/contract/demo-apps/autocomplete.contract';
import { employeeRecordsContract as employees } from '@horae/contract/demo-apps/employee-records.contract';
import { faqContract as faq, faqCategories } from '@horae/contract/demo-apps/faq.contract';
import { invoicesContract as invoices } from '@horae/contract/demo-apps/invoices.contract';
import { kanbanContract as kanban } from '@horae/contract/demo-apps/kanban.contract';
import { permissionsContract as permissions } from '@horae/contract/demo-apps/permissions.contract';
import { pricingContract as pricing } from '@horae/contract/demo-apps/pricing.contract';
import { shopContract as shop } from '@horae/contract/demo-apps/shop.contract';
import { usersContract as users } from '@horae/contract/demo-apps/users.contract';
import type { TestApp } from '../../start-test-app';
import type { RecordCase } from '../rule-cases';

const cards = async (api: TestApp) => (await api.asAdmin(kanban.tasks)).body;
const invoiceList = async (api: TestApp) => (await api.asAdmin(invoices.list)).body.allData;
const shelves = async (api: TestApp) => (await api.asClient(shop.list)).body;
const plans = async (api: TestApp) => (await api.asClient(pricing.read)).body;
const questions = async (api: TestApp) => {
  const { body } = await api.asClient(faq.list);
  return faqCategories.map((name) => body[name]!);
};

export const cases: RecordCase[] = [
  ['Board', async (api) => (await api.asAdmin(kanban.boards)).body, 'id title'],
  ['KTask', cards, 'id boardId title description labels dueDate attachments comments assignedTo', 'coverImage'],
  ['an attachment of a card', async (api) => (await cards(api)).flatMap((card) => card.attachments), 'name img'],
  ['a comment on a card', async (api) => (await cards(api)).flatMap((card) => card.comments), 'name img comment'],
  ['an assignee of a card', async (api) => (await cards(api)).flatMap((card) => card.assignedTo), 'title img'],
  ['Invoice', invoiceList, 'id issuedDate client service total avatar invoiceStatus balance dueDate'],
  [
    'Client',
    async (api) => (await api.asAdmin(invoices.clients)).body,
    'address company companyEmail country contact name',
  ],
  [
    'the payment details',
    async (api) => (await api.asAdmin(invoices.one, { params: { id: 4987 } })).body.paymentDetails,
    'totalDue bankName country iban swiftCode',
  ],
  [
    'User',
    async (api) => (await api.asAdmin(users.all)).body,
    'id billing fullName company role username country contact email currentPlan status avatar',
  ],
  ['Permission', async (api) => (await api.asAdmin(permissions.list)).body.allData, 'id name assignedTo createdDate'],
  [
    'Employee',
    async (api) => (await api.asAdmin(employees.all)).body,
    'responsive_id id avatar full_name post email city start_date salary age experience status',
  ],
  [
    'Product',
    async (api) => (await shelves(api)).products,
    'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions',
  ],
  ['WishItem', async (api) => (await shelves(api)).userWishlist, 'id productId'],
  ['CartItem', async (api) => (await shelves(api)).userCart, 'id productId qty'],
  [
    'a product in the cart',
    async (api) => (await api.asClient(shop.cart)).body.products,
    'id name slug description brand price image hasFreeShipping rating isInWishlist isInCart colorOptions qty shippingDate offers discountPercentage',
  ],
  [
    'Plan',
    async (api) => [(await plans(api)).basicPlan, (await plans(api)).standardPlan, (await plans(api)).enterprisePlan],
    'title img subtitle monthlyPrice yearlyPlan planBenefits popular',
  ],
  ['the price by year', async (api) => (await plans(api)).standardPlan.yearlyPlan, 'perMonth totalAnnual'],
  ['a question about prices', async (api) => (await plans(api)).qandA, 'question ans'],
  ['a category of questions', questions, 'icon title subtitle qandA'],
  ['a question', async (api) => (await questions(api)).flatMap(({ qandA }) => qandA), 'question ans'],
  ['an area', async (api) => (await api.asClient(faq.areas)).body, 'id category img title desc'],
  ['a topic', async (api) => (await api.asClient(faq.topics)).body, 'id title icon iconColor questions'],
  [
    'a question of a topic',
    async (api) => (await api.asClient(faq.topics)).body.flatMap((topic) => topic.questions),
    'id question slug',
  ],
  ['an item', async (api) => (await api.asAdmin(autocomplete.list)).body.autoComplete, 'title rank id'],
];
