import { GraphQLError } from 'graphql';

/** A refusal of the catalogue, as the server words it. */
export function refuse(code: string, bizCode: number, message: string, extra: object = {}): never {
  throw new GraphQLError(message, { extensions: { code, bizCode, ...extra } });
}

export const login = {
  token: 'token-of-the-story',
  user: {
    id: 7,
    guest: false,
    terminationResponse: null,
    identityTags: [],
    preferences: {
      locale: 'ZH',
      theme: 'LIGHT',
      soundFeedbackOn: true,
      vibrateFeedbackOn: true,
      reduceMotion: false,
      passionateModeOn: false,
      cardDetailOn: true,
    },
  },
};

/** A server outside production that mails codes and lets everybody in. */
export const friendly = {
  Query: { appInfo: () => ({ fullVersion: '0.1.0', feedbackUrl: 'https://example.com', production: false }) },
  Mutation: {
    sendEmailCode: () => ({ freezeSeconds: 60 }),
    login: () => login,
    register: () => login,
    guestLogin: () => ({ ...login, user: { ...login.user, guest: true } }),
    resetPassword: () => true,
  },
};

/** Nothing has the focus and the page is at its top, as a picture wants it. */
export function rest() {
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
}
