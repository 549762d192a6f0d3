import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request says, whoever writes it. */
export interface RequestScope {
  readonly requestId: string;
}

/** The request that is being answered, for all that is done on its behalf. */
export const requestScope = new AsyncLocalStorage<RequestScope | undefined>();

/** For work that belongs to no request, though one gives the occasion for it. */
export function outsideRequests(work: () => void): () => void {
  return () => requestScope.run(undefined, work);
}
