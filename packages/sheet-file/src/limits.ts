/** What one file may hold; beyond it the file is refused before it takes up memory. */
export const mostPackedBytes = 10_000_000;
export const mostUnpackedBytes = 50_000_000;
export const mostRows = 200_000;
export const mostColumns = 1_000;
export const mostCells = 4_000_000;
