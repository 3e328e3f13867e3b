export const remembered = { accepted: 'remembered' }

export const asking = { 'not-accepted': 'asking' }

export const rejecting = { 'not-accepted': 'rejecting' }
