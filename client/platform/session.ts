import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  /** The login token, null for a visitor. */
  token: string | null;
}

/** Who is logged in on this device. Shared by all tabs through local storage. */
export const useSession = create<Session>()(
  persist((): Session => ({ token: null }), {
    name: 'bread.session',
  }),
);

/** The current token, for code outside React. */
export const currentToken = () => useSession.getState().token;

/** The account that a token names (its `sub`), null for a visitor or a token of another kind. */
export function accountOf(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    return payload ? ((JSON.parse(atob(payload)) as { sub?: string }).sub ?? null) : null;
  } catch {
    return null;
  }
}

/** Stores a token after login or renewal; null forgets it. */
export const setToken = (token: string | null) => useSession.setState({ token });

// A login or logout in another tab holds here as well.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === useSession.persist.getOptions().name) void useSession.persist.rehydrate();
});
