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

/** Stores a token after login or renewal; null forgets it. */
export const setToken = (token: string | null) => useSession.setState({ token });

// A login or logout in another tab holds here as well.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === useSession.persist.getOptions().name) void useSession.persist.rehydrate();
});
