import type { Plan } from '@horae/contract/demo-apps/pricing.contract';

/** The plans of the specification, which prescribes their figures and named benefits. */
export const plans: Record<'basicPlan' | 'standardPlan' | 'enterprisePlan', Plan> = {
  basicPlan: {
    title: 'Basic',
    img: '/samples/pricing/basic.svg',
    subtitle: 'For a small guest house that is starting to plan as a team',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited rosters and surveys',
      'Unlimited fields',
      'Basic tools for forms',
      'Up to 2 subdomains',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: '/samples/pricing/standard.svg',
    subtitle: 'For one hotel with several departments',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited rosters and surveys',
      'Your own logo on the login page',
      'Declarations next to the plan',
      'Up to 10 subdomains',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: '/samples/pricing/enterprise.svg',
    subtitle: 'For a group of hotels with one payroll',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Everything in Standard',
      'Several hotels side by side',
      'Working-time rules from your own agreement',
      'File upload with 5GB storage',
      'Unlimited subdomains',
    ],
    popular: false,
  },
};

export const questionsAboutPlans = [
  {
    question: 'Does Horae need a plan to work?',
    ans: 'No. Horae is open software that you run yourself, and nothing in it is switched off. A plan is what you agree with the people who run it for you.',
  },
  {
    question: 'What changes when we pay by the year?',
    ans: 'The monthly price is lower, and you pay for the whole year at once. Each plan shows the difference.',
  },
  {
    question: 'Can we change the plan later?',
    ans: 'Yes, at any time, up or down. An administrator chooses it on this page, and the new plan starts at once.',
  },
  {
    question: 'Who sees what we pay?',
    ans: 'Every signed-in person sees this page. Only administrators can choose a plan.',
  },
];
