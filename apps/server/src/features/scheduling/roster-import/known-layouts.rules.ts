/** The fields of a row; each value is the name of its column. */
export interface Layout {
  name: string;
  employeeCode?: string;
  email?: string;
  employeeName?: string;
  department?: string;
  jobTitle?: string;
  workCentre?: string;
  costPlace?: string;
  location?: string;
  startDate?: string;
  startTime?: string;
  endDate?: string;
  endTime?: string;
  /** Date and time in one column. */
  start?: string;
  end?: string;
  type?: string;
  breakMinutes?: string;
  comment?: string;
  published?: string;
  open?: string;
}

export const deputy: Layout = {
  name: 'Deputy schedule',
  email: 'Email',
  startDate: 'Start Date',
  startTime: 'Start Time',
  endDate: 'End Date',
  endTime: 'End Time',
  location: 'Location',
  department: 'Area',
  breakMinutes: 'Meal Break (Mins)',
  comment: 'Comment',
  published: 'Published',
  open: 'Open',
};

export const plain: Layout = {
  name: 'plain',
  employeeCode: 'employee code',
  employeeName: 'name',
  department: 'department',
  jobTitle: 'job title',
  workCentre: 'work centre',
  costPlace: 'cost place',
  start: 'start',
  end: 'end',
  type: 'type',
};
