/** Local days of a hotel, both inclusive. */
export interface Days {
  first: string;
  last: string;
}
