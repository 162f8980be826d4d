/** The product's logo: the sun over three shifts. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg className="boot-logo" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M9 15a7 7 0 0 1 14 0z" />
      <path d="M6 18.5h16M10 22.5h16M6 26.5h9" />
    </svg>
  );
}
