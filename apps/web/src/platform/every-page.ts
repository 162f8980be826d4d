const perPage = 100;

/** Fetches all rows of a filtered list page by page, for exports. */
export async function everyPage<Row>(
  fetchPage: (page: { page: number; perPage: number }) => Promise<{ total: number; rows: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetchPage({ page, perPage });
    rows.push(...answer.rows);
    if (rows.length >= answer.total || answer.rows.length === 0) return rows;
  }
}
