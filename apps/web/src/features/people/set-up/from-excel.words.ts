import { words } from '#platform/words';

export const fromExcelWords = words('fromExcel', {
  title: 'From Excel to Horae in a day',
  lead: 'A hotel that keeps its people and its roster in Excel has both here the same day. Try it with the two example files, or begin with your own.',
  examples: 'Example files',
  'file.people': 'Ten people, as Greek Excel saves them',
  'file.roster': 'A week of seven of them, with the hotel’s own words for its shifts',
  open: 'Open: {{page}}',
  'step.places': 'The hotel and its places',
  'text.places':
    'Enter the hotel’s number in ERGANI and its name. Paste your list of departments, indented or in two columns: one paste makes units and departments. What differs later is moved, merged or renamed.',
  'page.places': 'Organisation',
  'step.people': 'The people',
  'text.people':
    'Choose the file, or paste its cells. The encoding is shown with a line of the file. Each heading has its field: choose where one was not recognised. Values that the hotel does not know are asked once, and the next file does not ask again. Rows with an error come back as a file that says what is wrong; the others can go in without them. A whole import can be undone.',
  'page.people': 'Import people',
  'step.roster': 'The roster',
  'text.roster':
    'A shift per row, or a grid with a person on each line and a day in each column. Say once what your own words for shifts mean. A corrected file corrects what is there.',
  'page.roster': 'Import roster',
  'step.accounts': 'Everybody gets in',
  'text.accounts':
    'People with an e-mail are invited. For the others print slips, ten on a page: each has a login name, a QR code and a kiosk PIN. Its owner chooses a password on a phone, once, within 14 days. First set PUBLIC_URL, because links and QR codes lead to it.',
  'page.accounts': 'Printed slips',
  later: 'Later',
  'text.later':
    'The export of people comes back: change cells in Excel and import the file again, and only what differs changes.',
});
