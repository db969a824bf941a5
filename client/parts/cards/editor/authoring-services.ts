import { createContext, use } from 'react';

/** A word of the dictionary, as far as a card can use it. */
export interface WordSuggestion {
  spelling: string;
  phoneticUk: string | null;
  phoneticUs: string | null;
  /** meaning in Chinese */
  explain: string;
  sentences: readonly { source: string; translation: string }[];
}

export interface UploadOptions {
  /** 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** What editors need of the outside; the page that shows them says where it comes from. */
export interface AuthoringServices {
  /** words that begin with what was typed, or are like it; rejects where the network does not answer */
  lookUp: (keyword: string, signal: AbortSignal) => Promise<readonly WordSuggestion[]>;
  /** rejects with UploadError, which says what is wrong */
  uploadImage: (file: File, options: UploadOptions) => Promise<{ assetId: string; url: string }>;
}

const Services = createContext<AuthoringServices | null>(null);

export const AuthoringServicesProvider = Services.Provider;

export function useAuthoringServices(): AuthoringServices {
  const services = use(Services);
  if (!services) throw new Error('An editor stands outside of AuthoringServicesProvider');
  return services;
}
