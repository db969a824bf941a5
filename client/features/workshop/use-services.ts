import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { SearchDictionaryDocument } from '#client/graphql/generated/workshop.ts';
import type { AuthoringServices } from '#client/parts/cards/editor/authoring-services.ts';

/** What editors ask of the outside, answered by the server. */
export function useServices(): AuthoringServices {
  const client = useApolloClient();
  return useMemo(
    () => ({
      lookUp: async (keyword, signal) => {
        const { data } = await client.query({
          query: SearchDictionaryDocument,
          variables: { keyword },
          context: { quiet: true, fetchOptions: { signal } },
        });
        return data?.searchDictionary ?? [];
      },
      uploadImage: async (file, options) => {
        const { uploadImage } = await import('#client/graphql/upload-image.ts');
        return uploadImage(file, options);
      },
    }),
    [client],
  );
}
