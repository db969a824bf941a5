import { type FieldPolicy, InMemoryCache, type TypePolicies } from '@apollo/client';

/** Objects without an id of their own, of which the cache keeps one. */
const single = { keyFields: [] as [], merge: true };
/** Parts of another object: two queries that ask for different fields of one complete each other. */
const part = { merge: true };

/** How the cache keeps the types that several features read. */
const shared: TypePolicies = {
  AppInfo: single,
  Energy: single,
  Assets: single,
  Vip: single,
  StatsOverview: single,
  CheckIn: single,
  UserTags: single,
  RankHome: single,
  CheckInDay: { keyFields: ['date'] },
  Task: { keyFields: ['taskNo'] },
  UserIdentityTag: { keyFields: false },
  Preferences: part,
  UserFlags: part,
  OwnedInfo: part,
  PackageStyle: part,
  TaskBoard: part,
  TaskResponse: part,
};

/** A fresh cache, with the policies that features announce. Throws where two of them speak about one type or field. */
export function createCache(announced: readonly TypePolicies[] = []): InMemoryCache {
  const policies = new Map(Object.entries(shared));
  const fields: Record<string, FieldPolicy> = {};
  for (const [type, policy] of announced.flatMap((cache) => Object.entries(cache))) {
    if (type === 'Query') {
      for (const [field, read] of Object.entries(policy.fields ?? {})) {
        if (field in fields) throw new Error(`Two features say how Query.${field} is kept`);
        fields[field] = read as FieldPolicy;
      }
    } else if (policies.has(type)) throw new Error(`${type} is kept in two ways`);
    else policies.set(type, policy);
  }
  return new InMemoryCache({ typePolicies: { ...Object.fromEntries(policies), Query: { fields } } });
}
