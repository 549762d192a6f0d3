/** Where the script `agency-clock.ts` says whether the agency is open now. Empty without it. */
export function OpenNow({ className = '' }: { readonly className?: string | undefined }) {
  return <span className={`note no-print ${className}`} data-open-now />;
}
