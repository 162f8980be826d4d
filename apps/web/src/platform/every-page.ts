const perPage = 100;

/** All rows of a filtered list, page after page: what an export holds. */
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
